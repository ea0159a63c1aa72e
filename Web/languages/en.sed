s|{language}|en|g
s|{direction}|ltr|g
s|{bannerStorageUnavailable}|This browser keeps nothing (is it a private window?). What you do here is lost when the page closes, unless you are logged in and online.|g
s|{newGather}|New gather|g
s|{pageBroken}|Something broke. What you saved is safe.|g
s|{pageDescription}|Pick teams, keep time and score, and remember who won: five-a-side with friends.|g
s|{pageGatherPicture}|A gather|g
s|{pageLinksWork}|Links to say whether you come, to follow a match or to see the table work here all the same.|g
s|{pageNeedsScript}|Football Gather keeps time and score on your device, and needs JavaScript for it.|g
s|{pageNotFound}|Nothing is here|g
s|{pageNotFoundAdvice}|The address may have been cut off. Your players and gathers are in the app.|g
s|{pageOpenAgain}|Open the app again|g
s|{pageOpenApp}|Open the app|g
s|{pageOpenElsewhere}|If a chat or another app shows this page, open it in Safari or Chrome.|g
s|{pagePlayersPicture}|Who plays today|g
s|{pageProgramOff}|WebAssembly, which the app is made of, is turned off in this browser. On an iPhone in Lockdown Mode, you can turn that mode off for this website alone: in the menu beside the address, under Website Settings. In another browser, allow WebAssembly in the settings.|g
s|{pageProgramRefused}|Something does not allow WebAssembly here, which the app is made of: this browser, one of its extensions or the network. Update the browser, or open this page in another one.|g
s|{pageTooOld}|This browser is too old to run the app. Update it (on an iPhone, update iOS), or open this page in another browser: Chrome 102 and later can run it.|g
s|{pageUnreached}|The app is not here yet. Check the connection.|g
s|{pageWaits}|One moment, the app is on its way.|g
s|{pageWidePicture}|A gather on a wide screen|g
s|{resume}|Resume|g
s|{resumeGather}|Resume gather|g
s|{tryAgain}|Try again|g
