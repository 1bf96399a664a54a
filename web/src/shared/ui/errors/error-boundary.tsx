import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in the place of what failed; a function is given the error. */
  fallback: ReactNode | ((error: unknown) => ReactNode);
  /** When this changes, as on a navigation, the children get another chance. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown; resetKey: string | undefined } | null;
}

/** Keeps an error in one part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error, resetKey: undefined } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failure }: State): Partial<State> | null {
    if (!failure) return null;
    // The key at which it failed is learnt in the first render after the failure.
    if (failure.resetKey === undefined)
      return { failure: { ...failure, resetKey: resetKey ?? '' } };
    return failure.resetKey === (resetKey ?? '') ? null : { failure: null };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return typeof fallback === 'function' ? fallback(failure.error) : fallback;
  }
}
