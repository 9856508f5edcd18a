/** Places outside the school where people talk; as a learner would type them. */
export const platforms =
  "snapchat|snap|sc|instagram|insta|ig|tiktok|tik tok|discord|telegram|tg|whatsapp|whats ?app|watsapp|wechat|kik|viber|signal|skype|facebook|fb|messenger|line|vk|vkontakte|kakao ?talk|twitter|steam|roblox|psn|gamertag|twitch|youtube|threads|bereal|reddit|omegle|zalo|qq|imo";

/** Links that start a talk elsewhere, or lead to one person. */
export const inviteHosts =
  "discord\\.gg|discord(?:app)?\\.com/(?:invite|users)|t\\.me|telegram\\.(?:me|dog)|wa\\.me|chat\\.whatsapp\\.com|api\\.whatsapp\\.com|(?:www\\.)?snapchat\\.com/add|(?:www\\.)?instagram\\.com|instagr\\.am|(?:www\\.)?tiktok\\.com/@|vm\\.tiktok\\.com|(?:www\\.|m\\.)?facebook\\.com|fb\\.(?:me|com)|m\\.me|(?:www\\.)?twitter\\.com|x\\.com|vk\\.com|join\\.skype\\.com|signal\\.(?:me|group)|line\\.me|kik\\.me|linktr\\.ee|onlyfans\\.com|(?:www\\.)?roblox\\.com/users|ngl\\.link|zalo\\.me|bsky\\.app|threads\\.net|(?:[\\w-]+\\.)?zoom\\.us/j|meet\\.google\\.com|omegle\\.com";

/** Links that hide where they lead. */
export const shorteners =
  "bit\\.ly|tinyurl\\.com|goo\\.gl|is\\.gd|ow\\.ly|cutt\\.ly|rb\\.gy|shorturl\\.at|rebrand\\.ly|tiny\\.cc|adf\\.ly|grabify\\.link|iplogger\\.(?:org|com)";

/** Mail providers, for addresses that are written out in words. */
export const mailProviders =
  "gmail|googlemail|hotmail|outlook|yahoo|ymail|icloud|me|live|msn|aol|protonmail|proton|gmx|mail|yandex|qq|163|126|naver|web|btinternet|sky|virginmedia|example";

/** After "my instagram is …" these say something about it; anything else is a name on it. */
export const notHandles =
  "full|boring|private|public|fun|funny|great|good|bad|better|best|the|a|an|my|your|our|his|her|their|not|no|really|very|so|too|always|never|about|for|broken|down|slow|empty|new|old|hacked|blocked|gone|deleted|open|closed|like|just|here|on|in|where|what|how|now|only|more|mostly|quite|really|amazing|interesting|cool|nice|dead|working|popular|useful|dangerous|addictive|free|easy|hard|bigger|also|still|used|called|going|getting|one|mine|me|it|that|this|because|and|or|but|with|to|at|from|video|photo|photos|story|stories|post|posts|app|account|page|group|channel|server|user|users|filter|filters|is|are|was|has|had|have|does|do|did|can|will|would|should|fine|ok|okay|off|out|up|hidden|banned|\\*+";

/** First letters of British postcodes, so that `B1 2nd` and `mp3 4gb` are none. */
export const postcodeAreas =
  "AB|AL|B|BA|BB|BD|BH|BL|BN|BR|BS|BT|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IP|IV|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE|GY|JE|IM";

/** Addresses that every textbook knows and nobody chats from. */
export const famousAddresses =
  /^(?:10|11) downing st(?:reet)?$|^221 ?b baker st(?:reet)?$|^4 privet drive$|^42nd st(?:reet)?$|^(?:34|42) (?:nd |th )?st(?:reet)?$|^7 baker st$/;

/** Helplines, which must never be hidden. Compared by digits. */
export const helplines: readonly string[] = [
  "116123",
  "08001111",
  "999",
  "112",
  "911",
  "988",
  "111",
];

/** Endings of addresses in the web that are no English word. */
export const plainEndings =
  "com|net|org|io|info|biz|xyz|gg|tv|ru|uk|eu|edu|gov|ly|cc|icu|fr|pl|ua|br|cn|jp|kr|cz|nl|dk|hu|gr|ir|vn|kz|ro|tk|ml|ph|pk|mx|cl|lt|lv|ee|hk|sg|su|tw|th|mobi|ngo|dev|wiki|moe|lol|ai";
/** Endings that are words too: after a full stop without a space they begin a sentence. */
export const siteEndings =
  "app|top|shop|online|site|club|link|live|chat|page|website|store|blog|fun|win|vip|world|pro|cam|social|games|media|tech|host|click|date|dating|academy|co";
export const wordEndings = `me|us|it|in|is|so|to|be|at|by|no|my|am|as|do|la|de|es|se|fi|ch|ca|id|${siteEndings}`;

/** Places to learn, read and look things up, with what belongs to them. */
export const knownSites: readonly string[] = [
  ..."bbc.co.uk bbc.com cambridge.org cambridgeenglish.org britishcouncil.org".split(" "),
  ..."oxfordlearnersdictionaries.com merriam-webster.com collinsdictionary.com".split(" "),
  ..."dictionary.com thesaurus.com wordreference.com macmillandictionary.com".split(" "),
  ..."wikipedia.org wiktionary.org gutenberg.org ted.com youtube.com khanacademy.org".split(" "),
  ..."occupationalenglishtest.org oet.com ielts.org ets.org who.int nhs.uk gov.uk".split(" "),
  ..."nationalgeographic.com theguardian.com nytimes.com cnn.com voanews.com".split(" "),
  ..."duolingo.com quizlet.com grammarly.com amazon.com netflix.com booking.com".split(" "),
  ..."google.com apple.com microsoft.com ebay.com samaritans.org childline.org.uk".split(" "),
];
