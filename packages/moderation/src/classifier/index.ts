export { createClassifier, type Scores } from "./network";
export { readWeights } from "./weights";
