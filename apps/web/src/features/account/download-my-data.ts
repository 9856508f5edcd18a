import { callApi } from "../../lib/api-client";

/** Fetches all that is stored about a learner and hands it to the browser as a file. */
export async function downloadMyData(userId: string): Promise<void> {
  const data = await callApi("GET /api/account/{userId}/export", { params: { userId } });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = "saywell-my-data.json";
  link.click();
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
