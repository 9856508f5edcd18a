/** `1 student`, `24 students`, `no students yet` */
export const sayStudents = (students: number): string =>
  students === 0 ? "no students yet" : students === 1 ? "1 student" : `${students} students`;

/** `Ana, Ben and Zoe` */
export const inARow = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
