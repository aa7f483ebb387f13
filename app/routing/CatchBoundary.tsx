import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import { FailedPage } from './Broken.tsx'

type Props = {
  getResetKey: () => unknown
  errorComponent?: ComponentType<{ error: unknown; reset: () => void }>
  onCatch?: (error: unknown, info: ErrorInfo) => void
  children: ReactNode
}
type State = { resetKey?: unknown; caught?: { error: unknown } | undefined }

/**
 * What the router has around every page and around all of them. It stands in for the router's own
 * (vite.config.ts), which shows an unstyled page in English where nothing else is left, and costs
 * every visitor the bytes of it.
 */
export class CatchBoundary extends Component<Props, State> {
  override state: State = {}

  /** Another page, or the same one tried again, gets another chance. */
  static getDerivedStateFromProps({ getResetKey }: Props, { resetKey, caught }: State): State {
    const nextKey = getResetKey()
    return { resetKey: nextKey, caught: nextKey === resetKey ? caught : undefined }
  }
  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } }
  }
  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onCatch?.(error, info)
  }
  override render() {
    const { errorComponent: Failed = FailedPage, children } = this.props
    const { caught } = this.state
    return caught ? (
      <Failed error={caught.error} reset={() => this.setState({ caught: undefined })} />
    ) : (
      children
    )
  }
}

export { FailedPage as ErrorComponent }
