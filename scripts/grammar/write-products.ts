import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openWabt from "wabt";

// Compiles the products of matrices of the grammar checker's network: npm run grammar:products

const file = (name: string): string =>
  fileURLToPath(new URL(`../../packages/grammar-checker/src/tagger/${name}`, import.meta.url));

/** The module that products.wat describes, in base64. */
export async function compileProducts(): Promise<string> {
  const wabt = await openWabt();
  const source = readFileSync(file("products.wat"), "utf8");
  const parsed = wabt.parseWat("products.wat", source, { simd: true });
  const { buffer } = parsed.toBinary({});
  parsed.destroy();
  return Buffer.from(buffer).toString("base64");
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(
    file("products-module.ts"),
    `/** products.wat, compiled: see scripts/grammar/write-products.ts. */\nexport const productsModule =\n  "${await compileProducts()}";\n`,
  );
