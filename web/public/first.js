// Before anything is drawn: the theme and the language of this reader, so that the page does not flash.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('quayside.settings') || '{}');
  } catch (_) {
    // storage may be switched off
  }
  var dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.lang = kept.language || (/^zh/i.test(navigator.language) ? 'zh' : 'en');
})();
