import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  /** Shown instead of the failed children; a function receives the error. */
  fallback: ReactNode | ((error: unknown) => ReactNode);
  /** When this changes, as on a navigation, the children render again. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Confines an error to one part of the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override componentDidUpdate(before: Props, { failure }: State): void {
    if (failure && before.resetKey !== this.props.resetKey) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return typeof fallback === 'function' ? fallback(failure.error) : fallback;
  }
}

/** Renders nothing if a part of the page that isn't essential fails or is still loading. */
export function Optional({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
