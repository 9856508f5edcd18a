/** Rows of one page of a list. */
export const pageSize = { usual: 50, most: 200 } as const;
/** What says where the next page begins; a name and an id fit. */
export const cursorMaxLength = 300;
