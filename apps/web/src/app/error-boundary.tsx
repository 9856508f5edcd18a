import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { ErrorPage } from "./error-page";

interface CatcherProps {
  /** Another one gives what is inside another chance. */
  pathname: string;
  children: ReactNode;
}

class Catcher extends Component<CatcherProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: CatcherProps) {
    if (this.state.hasFailed && before.pathname !== this.props.pathname) {
      this.setState({ hasFailed: false });
    }
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
