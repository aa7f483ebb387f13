// Runs with boot.js where the app is built in several languages: a phone that reads one of the
// others, and has chosen none, is offered it before the first paint (`LanguageOffer`), so that
// nothing moves for it.
;(() => {
  if (/(?:^|; )lang=/.test(document.cookie)) return
  const first = navigator.languages?.find((each) => /^(?:en|mr|hi)\b/i.test(each))
  document.documentElement.dataset.reads = first?.slice(0, 2).toLowerCase() ?? 'en'
})()
