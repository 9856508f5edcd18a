import {
  type Posterior,
  type Prior,
  responseCurve,
  type ScoredAnswer,
  startPosterior,
  updatePosterior,
} from "../posterior";

/** The posterior after all of these answers; their order does not matter. */
export function posteriorFrom(prior: Prior, answers: readonly ScoredAnswer[]): Posterior {
  let posterior = startPosterior(prior);
  for (const { item, score } of answers) {
    posterior = updatePosterior(posterior, responseCurve(item), score);
  }
  return posterior;
}
