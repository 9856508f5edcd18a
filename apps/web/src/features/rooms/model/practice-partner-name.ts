/** The school's own practice partners say it in their names too; beside the label once is enough. */
export const practicePartnerName = (userName: string): string =>
  userName.replace(/ \(practice partner\)$/, "");
