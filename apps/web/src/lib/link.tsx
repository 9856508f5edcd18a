import type { RoutePath } from "@saywell/contract/constants";
import type { ComponentProps } from "react";
import {
  Link as RouterLink,
  type NavigateOptions,
  useLocation,
  useNavigate,
  useParams,
} from "react-router";
import type { Href, ParamsOf, PlainPath } from "./links";

interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, "to"> {
  to: PlainPath | Href;
}

/** A link to a page of the app. Prerendered pages are outside it: they are reached by `<a>`. */
export const Link = (props: LinkProps) => <RouterLink {...props} />;

/** Goes to a page of the app. */
export function useGoTo(): (to: PlainPath | Href, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return (to, options) => void navigate(to, options);
}

/** The address of the page on the screen. */
export function useHere(): Href {
  const { pathname, search } = useLocation();
  return `${pathname}${search}` as Href;
}

/** What the address of the page on the screen names. */
export const usePathParams = <Path extends RoutePath>(_path: Path): ParamsOf<Path> =>
  useParams() as ParamsOf<Path>;
