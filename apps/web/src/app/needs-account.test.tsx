// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { createFakeServer, refusal } from "../testing/fake-server";
import { renderApp } from "../testing/render-app";
import { LearnerPage } from "./learner-page";

afterEach(cleanup);

test("where the school takes no guests, a page of a learner asks to log in", async () => {
  const server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  server.on("POST /api/session/guest", () =>
    refusal(403, "This school asks everybody to log in.", "forbidden"),
  );
  renderApp(
    {
      "/badges": (
        <LearnerPage title="Badges" failure="Failed." skeleton={null}>
          {() => "Mine"}
        </LearnerPage>
      ),
    },
    "/badges",
  );
  await screen.findByRole("heading", { level: 1, name: "Please log in" });
  expect(screen.queryByText("Mine")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Sign up" }));
  await screen.findByRole("dialog");
});
