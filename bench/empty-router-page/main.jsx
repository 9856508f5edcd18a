// The least that a page of this kind can be: React, a route, one read, and something to press.
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createElement as h, useState } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router";

function Empty() {
  const { data } = useQuery({ queryKey: ["empty"], queryFn: () => Promise.resolve("Empty") });
  const [presses, setPresses] = useState(0);
  return [
    h("h1", { key: "name" }, data),
    h("button", { key: "press", onClick: () => setPresses(presses + 1) }, presses),
  ];
}

createRoot(document.getElementById("root")).render(
  h(
    QueryClientProvider,
    { client: new QueryClient() },
    h(BrowserRouter, null, h(Routes, null, h(Route, { path: "*", element: h(Empty) }))),
  ),
);
