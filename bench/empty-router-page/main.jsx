// The least that a page of this kind can be: React, a route, and one read.
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router";

function Empty() {
  const { data } = useQuery({ queryKey: ["empty"], queryFn: () => Promise.resolve("Empty") });
  return h("h1", null, data);
}

createRoot(document.getElementById("root")).render(
  h(
    QueryClientProvider,
    { client: new QueryClient() },
    h(BrowserRouter, null, h(Routes, null, h(Route, { path: "*", element: h(Empty) }))),
  ),
);
