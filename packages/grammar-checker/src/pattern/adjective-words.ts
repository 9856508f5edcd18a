const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Adjectives of everyday that stand behind "be" and are no verbs or nouns where learners use them. */
export const commonAdjectives = words(`
  happy sad angry hungry thirsty tired sleepy sick ill afraid scared nervous worried excited bored interested ready sure
  busy nice good great bad beautiful pretty ugly big small tall short long old young new rich poor strong weak thin fat
  hot cold warm cheap expensive easy difficult hard important interesting boring exciting funny friendly kind polite rude
  lazy hardworking clever intelligent smart stupid crazy shy serious honest lucky unlucky famous popular modern
  traditional dangerous safe noisy quiet healthy unhealthy delicious tasty wonderful terrible horrible amazing fantastic
  awesome excellent perfect comfortable uncomfortable different similar single married divorced pregnant late early
  dirty heavy dark bright sunny cloudy rainy windy foggy snowy possible impossible necessary useful useless true false
  wrong right free full empty alone sorry glad proud jealous lonely careful patient generous brave calm confused
  surprised disappointed embarrassed stressed relaxed hopeful upset fine okay ok special strange crowded
  sociable talkative creative cute lovely huge tiny popular`);

export const isCommonAdjective = (word: string): boolean => commonAdjectives.has(word);
