s|{language}|en|g
s|{direction}|ltr|g
s|{bannerStorageUnavailable}|This browser does not keep anything (is this a private window?). Everything you do here is lost when the page closes, unless you are logged in and online.|g
s|{newGather}|New gather|g
s|{pageBroken}|Something went wrong. Everything you saved is safe.|g
s|{pageDescription}|Pick teams, keep time and score, and remember who won: five-a-side with friends.|g
s|{pageGatherPicture}|A gather|g
s|{pageLinksWork}|Links for answering, following a match or seeing the table still work here.|g
s|{pageNeedsScript}|Football Gather keeps time and score on your device, and needs JavaScript to do so.|g
s|{pageNotFound}|Page not found|g
s|{pageNotFoundAdvice}|The address may have been cut off. Your players and gathers are in the app.|g
s|{pageOpenAgain}|Open the app again|g
s|{pageOpenApp}|Open the app|g
s|{pageOpenElsewhere}|If a chat or another app shows this page, open it in Safari or Chrome.|g
s|{pagePlayersPicture}|Who plays today|g
s|{pageProgramOff}|The app needs WebAssembly, which is turned off in this browser. On an iPhone in Lockdown Mode, you can turn that mode off for this website only: in the menu beside the address, under Website Settings. In another browser, allow WebAssembly in the settings.|g
s|{pageProgramRefused}|The app needs WebAssembly, which is blocked here by this browser, one of its extensions or the network. Update the browser, or open this page in another one.|g
s|{pageTooOld}|This browser is too old to run the app. Update it (on an iPhone, update iOS), or open this page in another browser: Chrome 102 and later can run it.|g
s|{pageUnreached}|The app has not loaded yet. Check your connection.|g
s|{pageWaits}|The app is loading…|g
s|{pageWidePicture}|A gather on a wide screen|g
s|{resume}|Resume|g
s|{resumeGather}|Resume gather|g
s|{tryAgain}|Try again|g
