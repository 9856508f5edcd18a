import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openWabt from "wabt";

// Compiles products.wat, for `npm run products -w @saywell/grammar-checker` and for its test.

const besides = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The module that products.wat describes, in base64. */
export async function compileProducts(): Promise<string> {
  const wabt = await openWabt();
  const parsed = wabt.parseWat("products.wat", readFileSync(besides("products.wat"), "utf8"), {
    simd: true,
  });
  const { buffer } = parsed.toBinary({});
  parsed.destroy();
  return Buffer.from(buffer).toString("base64");
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(
    besides("products-module.ts"),
    `/** products.wat, compiled: see write-products.ts. */\nexport const productsModule =\n  "${await compileProducts()}";\n`,
  );
