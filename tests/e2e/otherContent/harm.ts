/** What no check lets through; should it get past one, it is to be seen, not to be run. */
export const HARM = '</title></script>"><img src=x onerror="harmed=1"><script>harmed=1</script>';
