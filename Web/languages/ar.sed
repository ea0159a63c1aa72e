s|{language}|ar|g
s|{direction}|rtl|g
s|{newGather}|لقاء جديد|g
s|{pageBroken}|حدث خلل. ما حفظته في أمان.|g
s|{pageDescription}|شكّل الفرق، واحسب الوقت والنتيجة، وتذكّر من فاز: كرة القدم مع الأصدقاء.|g
s|{pageGatherPicture}|لقاء|g
s|{pageNeedsScript}|يحسب Football Gather الوقت والنتيجة على جهازك، ويحتاج لذلك إلى JavaScript.|g
s|{pageNotFound}|لا شيء هنا|g
s|{pageNotFoundAdvice}|ربما قُطع العنوان. لاعبوك ولقاءاتك في التطبيق.|g
s|{pageOpenAgain}|افتح التطبيق من جديد|g
s|{pageOpenApp}|فتح التطبيق|g
s|{pagePlayersPicture}|من يلعب اليوم|g
s|{pageUnreached}|لم يصل التطبيق بعد. تحقق من الاتصال.|g
s|{pageWaits}|لحظة من فضلك، التطبيق في الطريق.|g
s|{pageWidePicture}|لقاء على شاشة عريضة|g
s|{resume}|استئناف|g
s|{resumeGather}|استئناف اللقاء|g
s|{tryAgain}|إعادة المحاولة|g
