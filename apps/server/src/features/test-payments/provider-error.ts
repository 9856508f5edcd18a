/** What the provider's API answers when it does not do something. */
export interface ErrorBody {
  error: {
    type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
    message: string;
    code?: string;
    param?: string;
    decline_code?: string;
    charge?: string;
    payment_intent?: unknown;
  };
}

/** Thrown by what the API serves: nothing that the call wrote is kept. */
export class ProviderError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.error.message);
  }
}

export const invalid = (
  message: string,
  more: { param?: string; code?: string; status?: number } = {},
): ProviderError => {
  const { status = 400, ...rest } = more;
  return new ProviderError(status, { error: { type: "invalid_request_error", message, ...rest } });
};

export const isMissing = (noun: string, id: string, param = "id"): ProviderError =>
  invalid(`No such ${noun}: '${id}'`, { status: 404, code: "resource_missing", param });
