import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { ErrorPage } from "./error-page";

interface CatcherProps {
  /** Another one gives what is inside another chance. */
  pathname: string;
  children: ReactNode;
}

interface CatcherState {
  hasFailed: boolean;
  pathname: string;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { hasFailed: false, pathname: this.props.pathname };

  static getDerivedStateFromProps({ pathname }: CatcherProps, before: CatcherState) {
    return pathname === before.pathname ? null : { hasFailed: false, pathname };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}

/** Catches what a page throws while drawing, or a page's file that doesn't arrive. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Catcher pathname={pathname}>{children}</Catcher>;
}
