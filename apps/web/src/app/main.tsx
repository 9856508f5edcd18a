import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startPreferences } from "../lib/preferences";
import { startTheme } from "../lib/theme";
import { Providers } from "./providers";
import { Router } from "./router";

startTheme();
startPreferences();

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");

createRoot(root).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);
