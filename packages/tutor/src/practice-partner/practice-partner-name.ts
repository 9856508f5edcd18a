/** What a practice partner is called, of an account's name with a label behind it: "Leo (practice partner)". */
export const practicePartnerName = (accountName: string): string =>
  accountName.replace(/\s*\([^)]*\)\s*$/, "").trim() || accountName;
