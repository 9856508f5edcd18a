/** Seconds. */
export const day = 24 * 3600;

/** The same time of the day some months later; the last day of a month that is shorter. */
function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.getTime() / 1000;
}

/** When a period that begins then ends, for a subscription that began at the anchor. */
export function periodEnd(anchor: number, start: number): number {
  for (let months = 1; ; months++) {
    const end = monthsAfter(anchor, months);
    if (end > start) return end;
  }
}

/** The share of an amount for the rest of a period, to the second. */
export const restOf = (
  amount: number,
  { start, end, now }: { start: number; end: number; now: number },
): number => (end <= start ? 0 : Math.round((amount * Math.max(0, end - now)) / (end - start)));

export interface TaxRule {
  /** Percent. */
  rate: number;
  /** Whether prices have it in them. */
  isInclusive: boolean;
}

/** The tax on an amount, or in it. A credit has the same tax, taken off. */
export function taxOf(amount: number, { rate, isInclusive }: TaxRule): number {
  const part = isInclusive ? rate / (100 + rate) : rate / 100;
  return Math.sign(amount) * Math.round(Math.abs(amount) * part) || 0;
}

/** What a coupon takes off an amount. */
export const discountOn = (
  amount: number,
  coupon: { percent_off: number | null; amount_off: number | null } | null,
): number => {
  if (coupon === null || amount <= 0) return 0;
  if (coupon.percent_off !== null) return Math.round((amount * coupon.percent_off) / 100);
  return Math.min(amount, coupon.amount_off ?? 0);
};

/** The country of a VAT number, which begins with it; null where it does not. */
export const countryOfTaxId = (taxId: string): string | null => {
  const found = /^([A-Z]{2})[0-9A-Z]{5,15}$/.exec(taxId.replaceAll(/[\s.-]/g, "").toUpperCase());
  // Greece writes its own letters before the number.
  return found === null ? null : found[1] === "EL" ? "GR" : found[1]!;
};

/** Percent of tax where the school is in the UK: a business elsewhere accounts for it itself. */
export const taxRate = (country: string): number => (country === "GB" ? 20 : 0);
