import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, callApi, sentenceOf, urlOf } from "./api-client";

function answerWith(body: BodyInit | null, init: ResponseInit = {}) {
  const fetchSpy = vi.fn(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal("fetch", fetchSpy);
  return fetchSpy as unknown as ReturnType<typeof vi.fn<typeof fetch>>;
}

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable("the call was expected to fail"),
    (error: unknown) => error as ApiError,
  );

afterEach(() => vi.unstubAllGlobals());

describe("the address of a call", () => {
  it("fills in the parameters and the query, escaped", () => {
    expect(
      urlOf("GET /api/lessons/{id}", { params: { id: "a/b c" }, query: { userId: "u&1" } }),
    ).toBe("/api/lessons/a%2Fb%20c?userId=u%261");
  });

  it("has no question mark when there is nothing to ask", () => {
    expect(urlOf("GET /api/lessons", { query: {} })).toBe("/api/lessons");
    expect(urlOf("GET /api/session", {})).toBe("/api/session");
  });
});

describe("a call", () => {
  it("reads with cookies and without a body", async () => {
    const fetchSpy = answerWith('{"user":null,"demo":false}');
    await expect(callApi("GET /api/session")).resolves.toEqual({ user: null, demo: false });
    expect(fetchSpy).toHaveBeenCalledWith("/api/session", {
      method: "GET",
      credentials: "include",
    });
  });

  it("writes JSON with a JSON content type and cookies", async () => {
    const fetchSpy = answerWith("{}");
    await callApi("POST /api/session/demo", { body: { role: "LEARNER" } });
    expect(fetchSpy).toHaveBeenCalledWith("/api/session/demo", {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: '{"role":"LEARNER"}',
    });
  });

  it("sends an empty object where the body is left out", async () => {
    const fetchSpy = answerWith("{}");
    await callApi("POST /api/session/log-out");
    expect(fetchSpy.mock.calls[0]?.[1]?.body).toBe("{}");
  });

  it("is made once, however it fails", async () => {
    const fetchSpy = answerWith("Out of order.", { status: 503 });
    await refusalOf(callApi("GET /api/session"));
    expect(fetchSpy).toHaveBeenCalledTimes(1);
  });
});

describe("a refusal", () => {
  it("is the status, a colon, a space and the body's text", async () => {
    answerWith("That lesson does not exist.", {
      status: 404,
      headers: { "x-error-code": "not-found" },
    });
    const error = await refusalOf(callApi("GET /api/lessons/{id}", { params: { id: "x" } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe("404: That lesson does not exist.");
    expect(error.status).toBe(404);
    expect(error.code).toBe("not-found");
    expect(error.sentence).toBe("That lesson does not exist.");
  });

  it("gives the status text where the body is empty", async () => {
    answerWith(null, { status: 502, statusText: "Bad Gateway" });
    const error = await refusalOf(callApi("GET /api/session"));
    expect(error.message).toBe("502: Bad Gateway");
    expect(error.code).toBeNull();
  });

  it("does not show a person the page of a proxy", async () => {
    answerWith("<html>nginx</html>", { status: 502, headers: { "content-type": "text/html" } });
    const error = await refusalOf(callApi("GET /api/session"));
    expect(sentenceOf(error, "Something went wrong.")).toBe("Something went wrong.");
  });

  it("is a plain sentence where nothing answered", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const error = await refusalOf(callApi("GET /api/session"));
    expect(error.status).toBe(0);
    expect(error.code).toBe("no-connection");
    expect(error.sentence).toBe("We cannot reach Saywell. Check your connection and try again.");
  });
});
