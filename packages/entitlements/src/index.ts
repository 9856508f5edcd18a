export * from "./may";
export * from "./plans";
export * from "./refusal-sentence";
