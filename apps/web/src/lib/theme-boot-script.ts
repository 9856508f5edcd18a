import { themeColors, themeStorageKey } from "./theme.ts";

/**
 * Chooses the theme before anything is painted. It stands inline in every page's head, so it is
 * plain old JavaScript and says the same as `startTheme`; a test holds the two together.
 */
export const themeBootScript = `(function(){var t=null;try{t=localStorage.getItem("${themeStorageKey}")}catch(e){}var d=t==="dark"||(t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);document.documentElement.classList.toggle("dark",d);var m=document.querySelector('meta[name="theme-color"]');if(m)m.content=d?"${themeColors.dark}":"${themeColors.light}"})()`;
