/** Words that stand in sentences about anything. */
export const small =
  /^(?:i|you|he|she|it|we|they|my|the|an?|is|are|am|was|were|and|but|to|of|in|on|at|with|for|not|no|yes|do|have|this|that|very|so|because|more|all|some)$/;
