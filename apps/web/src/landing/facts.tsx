import {
  conditionElement,
  type PageCondition,
  type PageText,
  placeOf,
} from "@saywell/contract/constants";
import { createElement, type ReactNode } from "react";

/** Where the server writes what no build can know. */
export const Fact = ({ of }: { of: PageText }) => placeOf(of);

interface WhenProps {
  fact: PageCondition;
  is?: boolean;
  children: ReactNode;
}

/** A part that the server leaves in where something holds, or does not. None stands in another. */
export const When = ({ fact, is = true, children }: WhenProps) =>
  createElement(conditionElement, { "data-fact": fact, "data-is": String(is) }, children);
