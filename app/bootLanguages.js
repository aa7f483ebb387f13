// Runs with boot.js where the app is built in several languages: a phone that reads one of the
// others, and has chosen none, is offered it before the first paint (`LanguageOffer`), so that
// nothing moves for it.
;(() => {
  if (!/\blang=/.test(document.cookie))
    document.documentElement.dataset.reads = navigator.languages
      ?.find((each) => /^(en|mr|hi)\b/.test(each))
      ?.slice(0, 2)
})()
