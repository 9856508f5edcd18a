import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { TestPages } from "./test-pages.service";

export function testPaymentsRoutes(app: FastifyInstance, pages: TestPages): void {
  serveCall(app, "GET /api/test-payments/checkout/{sessionId}", ({ params }) =>
    pages.checkout(params.sessionId),
  );
  serveCall(app, "POST /api/test-payments/checkout/{sessionId}/promotion", ({ params, body }) =>
    pages.usePromotion(params.sessionId, body.code),
  );
  serveCall(app, "POST /api/test-payments/checkout/{sessionId}/pay", ({ params, body }) =>
    pages.pay(params.sessionId, body),
  );
  serveCall(app, "POST /api/test-payments/checkout/{sessionId}/confirm", ({ params, body }) =>
    pages.confirm(params.sessionId, body.agrees),
  );
  serveCall(app, "GET /api/test-payments/portal/{sessionId}", ({ params }) =>
    pages.portal(params.sessionId),
  );
  serveCall(app, "POST /api/test-payments/portal/{sessionId}/act", ({ params, body }) =>
    pages.act(params.sessionId, body),
  );
}
