s|{language}|en|g
s|{direction}|ltr|g
s|{newGather}|New gather|g
s|{pageBroken}|Something broke. What you saved is safe.|g
s|{pageDescription}|Pick teams, keep time and score, and remember who won: five-a-side with friends.|g
s|{pageGatherPicture}|A gather|g
s|{pageNeedsScript}|Football Gather keeps time and score on your device, and needs JavaScript for it.|g
s|{pageNotFound}|Nothing is here|g
s|{pageNotFoundAdvice}|The address may have been cut off. Your players and gathers are in the app.|g
s|{pageOpenAgain}|Open the app again|g
s|{pageOpenApp}|Open the app|g
s|{pagePlayersPicture}|Who plays today|g
s|{pageUnreached}|The app is not here yet. Check the connection.|g
s|{pageWaits}|One moment, the app is on its way.|g
s|{pageWidePicture}|A gather on a wide screen|g
s|{resume}|Resume|g
s|{resumeGather}|Resume gather|g
s|{tryAgain}|Try again|g
