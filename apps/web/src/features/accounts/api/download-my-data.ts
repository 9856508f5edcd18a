import { callApi } from "../../../lib/api-client";
import { saveFile } from "../../../lib/save-file";

/** Fetches all that is stored about a learner and hands it to the browser as a file. */
export async function downloadMyData(userId: string): Promise<void> {
  const data = await callApi("GET /api/account/{userId}/export", { params: { userId } });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  saveFile(file, "saywell-my-data.json");
}
