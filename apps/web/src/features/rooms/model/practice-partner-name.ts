/** The school's own partners say it in their names too; beside the label once is enough. */
export const partnerName = (userName: string): string =>
  userName.replace(/ \(practice partner\)$/, "");
