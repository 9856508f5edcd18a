import { preferenceMarks, preferencesStorageKey } from "./preference-marks.ts";

/**
 * Obeys what this device remembers of text size, spacing, motion and sounds before anything is
 * painted. It stands inline in every page's head, so it is plain old JavaScript and says the same as
 * `startPreferences`; a test holds the two together.
 */
export const preferencesBootScript = `(function(){var p=null;try{p=JSON.parse(localStorage.getItem("${preferencesStorageKey}"))}catch(e){}var m=${JSON.stringify(preferenceMarks)};for(var n in m)if(p&&m[n].indexOf(p[n])>=0)document.documentElement.setAttribute("data-"+n,p[n])})()`;
