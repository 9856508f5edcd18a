import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { startTestServer } from "../testing/test-server";
import { openDatabase } from "./open-database";
import { formatTypeScript, renderTableTypes } from "./table-types";

// `npm run db:types`: rewrites tables.ts from the migrations.
const server = await startTestServer();
const { pool, close } = openDatabase({ connectionString: await server.clone() });
const text = await formatTypeScript(await renderTableTypes(pool));
await writeFile(fileURLToPath(new URL("./tables.ts", import.meta.url)), text);
await close();
await server.stop();
