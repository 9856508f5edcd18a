import { expect, test } from "vitest";
import { productsModule } from "../../packages/grammar-checker/src/tagger/products-module";
import { compileProducts } from "./write-products";

test("the products of matrices that the network uses are those of products.wat", async () => {
  expect(productsModule).toBe(await compileProducts());
});
