/** Whether a file that was read as text is a workbook, of today or of before 2007. */
export const isWorkbook = (text: string): boolean =>
  text.startsWith("PK\u0003\u0004") || text.startsWith("\uFFFD\uFFFD\u0011");
