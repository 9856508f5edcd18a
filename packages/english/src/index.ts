export * from "./base-forms";
export * from "./contractions";
export * from "./fold-text";
export * from "./format-date";
export * from "./irregular-forms";
export * from "./sentences";
export * from "./spelling";
