import { Component, type ReactNode } from "react";
import { ErrorPage } from "./error-page";

interface State {
  hasFailed: boolean;
}

/** Catches what a page throws while drawing, or a page's file that doesn't arrive. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
