// One cold visit of a page: what it sends, how long its script runs, and whether it jumps.

/** Sums every shift of the layout, from the first paint on. */
const watchShifts = () => {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.layoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};

/**
 * Bytes on the wire with their headers (`all`), bytes of scripts as they came, compressed (`Script`),
 * milliseconds of script, and the sum of layout shifts.
 */
export async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Performance.enable");
  const scriptHeaders = new Map();
  const bytes = { all: 0, Script: 0 };
  devTools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") scriptHeaders.set(requestId, response.encodedDataLength);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    const headers = scriptHeaders.get(requestId);
    if (headers !== undefined) bytes.Script += encodedDataLength - headers;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const { metrics } = await devTools.send("Performance.getMetrics");
  const script = metrics.find(({ name }) => name === "ScriptDuration").value * 1000;
  const shift = await page.evaluate(() => window.layoutShift);
  await context.close();
  return { ...bytes, script, shift };
}
