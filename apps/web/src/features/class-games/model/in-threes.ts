/** A code as it is read aloud: `123 456`. */
export const inThrees = (code: string): string => code.replaceAll(/.{3}(?=.)/g, "$& ");
