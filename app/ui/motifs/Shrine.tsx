/** Ganesha beside a page's text, where a wide screen would be empty; on a phone he is not shown. */
export const Shrine = () => <div className="shrine" aria-hidden />
