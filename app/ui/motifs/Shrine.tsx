/** Ganesha beside a page's text, where a wide screen would be empty; on a phone above a form with a page of its own. */
export const Shrine = () => <div className="shrine" aria-hidden />
