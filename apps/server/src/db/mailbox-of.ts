/** An address without what its owner can put in at will, as `anna+mum@example.org`. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const box = local.split("+")[0]!;
  return /^g(oogle)?mail\.com$/.test(domain)
    ? `${box.replaceAll(".", "")}@gmail.com`
    : `${box}@${domain}`;
}
