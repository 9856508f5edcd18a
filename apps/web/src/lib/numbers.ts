const number = new Intl.NumberFormat("en-GB");

/** A figure as it is shown: `1,400`. */
export const formatNumber = (value: number): string => number.format(value);
