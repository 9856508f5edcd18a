import { estimateItems } from "./estimate-items";

// The thread in which items are estimated.

export default estimateItems;
