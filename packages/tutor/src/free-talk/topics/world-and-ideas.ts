import type { TopicSource } from "../types";

/** Wishes, opinions and what people talk about when their English carries further. */
export const worldAndIdeas: readonly TopicSource[] = [
  {
    id: "dreams",
    heard: `my dream, dream of, dream be, dream to, wish.v, one day i, hope to, my goal, goal be, in the future, bucket list, would love to, future plan, want|like|hope|plan to open|start|found|run _ restaurant|cafe|shop|business|company|school|hotel|bakery|bar`,
    react: [
      "That is a beautiful dream.",
      "Dreams give us a direction.",
      "other: I hope that it comes true for {them}.",
    ],
    easy: [
      "Why do you want that?",
      "What do you need for it?",
      "Who can help you?",
      "When did you have this idea?",
      "What is the first small step?",
      "other: How can you help {them}?",
    ],
    mid: [
      "How long have you had this dream?",
      "What stands between you and it?",
      "Who knows about it?",
      "What would change in your life?",
      "other: What do you think about it?",
    ],
    high: [
      "What would you be ready to risk for it?",
      "Are you afraid of what happens when a dream comes true?",
      "Which of your earlier dreams have you let go, and do you regret it?",
      "Is it better to have one great dream or many small ones?",
    ],
  },
  {
    id: "wanting",
    isVague: true,
    heard: `i want, i would like, i plan, i hope to, we want, we plan, i be go to, i be think of|about`,
    react: ["So that is your plan.", "I see. A plan for the future."],
    easy: [
      "When do you want to do that?",
      "Why is that important for you?",
      "What do you need for it?",
      "What will be the first step?",
    ],
    mid: [
      "What made you think of it?",
      "What has to happen first?",
      "Is there anything that could stop you?",
      "What do you hope it will be like?",
    ],
    high: [
      "What would you do if it did not work out?",
      "How will you know that it was the right decision?",
      "What are you hoping to get out of it?",
      "What is still standing in the way?",
    ],
  },
  {
    id: "environment",
    heard: `environment, climate, pollution, recycle|recycling, plastic, global warming, nature protect, energy.n solar, sustainable, planet, carbon, electric car`,
    react: ["That concerns us all.", "I am glad that you think about it."],
    easy: [
      "What can one person do?",
      "Do you use a bag again and again? ++ Good. What other things do you do? -- What do you do with old things?",
      "Is the air clean in your city? ++ That is nice. Why is it so clean? -- Where does the bad air come from?",
      "What do you throw away every day?",
    ],
    mid: [
      "What do you do in your everyday life?",
      "What should cities do first?",
      "What have you noticed that has changed?",
      "Which habit would be hard for you to give up?",
    ],
    high: [
      "Does it make sense to rely on the good will of individuals?",
      "Who should pay for the change?",
      "How do you live with bad news about the planet without losing hope?",
      "What will people in a hundred years reproach us with?",
    ],
  },
  {
    id: "technology",
    heard: `technology, artificial intelligence, ai, robot, chatgpt, algorithm, automation, invention, digital, machine learning, innovation, software`,
    react: [
      "As a program I listen to that with special interest.",
      "That is a subject that concerns me in person, so to speak.",
    ],
    easy: [
      "Which machine helps you every day?",
      "What can a robot do for you?",
      "Are you afraid of robots? ++ Why? -- What do you like about them?",
      "What can people do better than machines?",
    ],
    mid: [
      "Which invention could you not live without?",
      "What should a machine never decide?",
      "How has technology changed your work or your studies?",
      "What do you think the next twenty years will bring?",
    ],
    high: [
      "Which human ability are we in danger of forgetting?",
      "Who should be responsible when a machine makes a mistake?",
      "Would you rather talk to a good program or to an impatient person? ++ Which one, and when? -- What would it depend on?",
      "Does progress make us happier, or just faster?",
    ],
  },
  {
    id: "society",
    heard: `society, education system, inequality, generation, young people, old people, equality, responsibility, justice, people today, tolerance, diversity, poverty, freedom, democracy`,
    react: ["That is a question on which people differ.", "I am interested in how you see that."],
    easy: [
      "What was different in the past?",
      "What is good for young people today?",
      "Who helps old people in your country?",
      "What would you like to change?",
    ],
    mid: [
      "What is the reason for it, in your opinion?",
      "How is it in your country?",
      "What could each of us do?",
      "Was it better or worse in your grandparents' time?",
    ],
    high: [
      "Where do you see the deeper causes?",
      "What would somebody say who disagrees with you?",
      "Which small change would make the greatest difference?",
      "Has your own view on this changed over the years?",
    ],
  },
  {
    id: "culture",
    heard: `culture, cultural, custom.n, stereotype, foreigner, polite, manners, rude people, people here be, people in my country, in my country people, tradition, integration`,
    react: ["Differences like that teach us a lot.", "I like to compare customs."],
    easy: [
      "How do people say hello in your country?",
      "What is polite in your country?",
      "What is different in other countries?",
      "What do visitors like about your country?",
    ],
    mid: [
      "What surprised you about another culture?",
      "Which custom of your country would you like everybody to have?",
      "When did you last misunderstand somebody because of a custom?",
      "How do you show respect where you come from?",
    ],
    high: [
      "Which habit did you notice only when you saw that others do not have it?",
      "How much should people adapt when they move to another country?",
      "Where does respect for a custom end for you?",
      "What do people mean when they say that somebody is cold or warm?",
    ],
  },
  {
    id: "news",
    heard: `news !good !bad, newspaper, politics, election, government, president|minister, war, crisis, fake`,
    react: [
      "I do not follow the news, and I do not take sides.",
      "I see. The news can be a lot to take in.",
    ],
    easy: [
      "Where do you read or hear the news?",
      "What good news did you hear this week?",
      "How often do you read the news?",
      "Who do you talk to about the news?",
    ],
    mid: [
      "How do you choose what to read?",
      "Does the news change your mood? ++ What do you do about it? -- What is your secret?",
      "What good news is told too rarely?",
      "How did your parents follow the news?",
    ],
    high: [
      "How do you decide which source to trust?",
      "Is it possible to be well informed and calm at the same time?",
      "Why does bad news travel faster than good news?",
      "How do you talk with people who see it quite differently?",
    ],
  },
  {
    id: "decision",
    heard: `decide, decision, choose, choice, regret, mistake.n !grammar !english, change my life, change my mind, dilemma, opportunity, chance.n, risk`,
    react: ["Decisions like that say a lot about us.", "I see. That cannot have been simple."],
    easy: [
      "Was it a difficult choice? ++ Why? -- Good. Why was it easy?",
      "Who did you ask?",
      "What happened then?",
      "Are you happy with it now? ++ That is good. What is the best part? -- What would you do today?",
    ],
    mid: [
      "What helped you to decide?",
      "Do you listen more to your head or to your heart?",
      "What would you do differently today?",
      "Who gives you good advice?",
    ],
    high: [
      "Do you regret more what you did or what you did not do?",
      "How do you know that you have thought long enough?",
      "Which decision of yours do others still not understand?",
      "What would your life look like if you had taken the other path?",
    ],
  },
  {
    id: "creativity",
    heard: `creative, creativity, inspiration, write _ poem|story|novel|blog|diary, compose, literature, poetry, imagination`,
    react: [
      "Making something out of nothing fascinates me.",
      "That is a subject after my own heart.",
    ],
    easy: [
      "Where do your ideas come from?",
      "What do you like to make?",
      "When do you have good ideas?",
      "Who sees what you make?",
    ],
    mid: [
      "When are you at your most creative?",
      "What do you do when no idea comes?",
      "Who inspires you?",
      "Can creativity be learnt? ++ How would you teach it? -- So are we born with it?",
    ],
    high: [
      "Does creativity need freedom, or does it need limits?",
      "Can a machine ever be truly creative? ++ What would convince you? -- What does it lack?",
      "What is the difference between borrowing an idea and stealing it?",
      "When is a piece of work finished?",
    ],
  },
];
