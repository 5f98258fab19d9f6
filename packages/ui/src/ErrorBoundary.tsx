import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces the children if one of them throws. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps an error in its place. React writes it to the console. While pages are prerendered, the error still stops the
 * build.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
