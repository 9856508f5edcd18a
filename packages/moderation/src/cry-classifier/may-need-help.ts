import data from "../../data/cry-classifier/weights.json";
import { featuresOf } from "./features";

/** Read when the first message comes, so that no start of the server waits for it. */
let weights: Float64Array | undefined;

/**
 * Whether somebody may need help by words that no rule for danger knows. It is often wrong, in both
 * ways: kind words and where help is may follow from it, and never an alert.
 */
export function mayNeedHelp(message: string): boolean {
  const known = (weights ??= Float64Array.from(
    data.weights.split(","),
    (each) => Number(each) * data.step,
  ));
  return featuresOf(message).some((features) => {
    const sum = features.reduce((total, each) => total + known[each]!, 0);
    return sum / Math.sqrt(features.length) + data.bias > data.threshold;
  });
}
