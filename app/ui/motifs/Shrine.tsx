/** Ganesha beside a page's text on wide screens; on a phone above a form that is a whole page. */
export const Shrine = () => <div className="shrine" aria-hidden />
