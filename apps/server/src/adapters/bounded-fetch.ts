/**
 * A `fetch` for an address that somebody set, and of which nobody knows what it answers: it goes
 * nowhere else, since what is sent is meant for nobody else, and reads so many bytes at most.
 */
export function createBoundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: "manual" });
    if (answer.body === null) return answer;
    let bytes = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new Error("The answer is too long."));
        else controller.enqueue(chunk);
      },
    });
    return new Response(answer.body.pipeThrough(counted), answer);
  };
}
